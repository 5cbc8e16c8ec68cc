CREATE TABLE `talk_states` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	CONSTRAINT `talk_states_id` PRIMARY KEY(`id`),
	CONSTRAINT `talk_states_pair_uq` UNIQUE(`user_id`,`companion_id`)
);
--> statement-breakpoint
ALTER TABLE `talk_states` ADD CONSTRAINT `talk_states_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `talk_states` ADD CONSTRAINT `talk_states_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;