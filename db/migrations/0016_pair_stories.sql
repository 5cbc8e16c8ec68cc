CREATE TABLE `pair_stories` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` mediumtext NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`changed_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `pair_stories_id` PRIMARY KEY(`id`),
	CONSTRAINT `pair_stories_pair_uq` UNIQUE(`user_id`,`companion_id`)
);
--> statement-breakpoint
ALTER TABLE `pair_stories` ADD CONSTRAINT `pair_stories_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `pair_stories` ADD CONSTRAINT `pair_stories_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;