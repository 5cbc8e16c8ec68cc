CREATE TABLE `account_closures` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`reason` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`reopened_at` datetime(3),
	`note` varchar(200),
	CONSTRAINT `account_closures_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
ALTER TABLE `erased_visitors` ADD `was_closed` boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `closed_at` datetime(3);--> statement-breakpoint
ALTER TABLE `account_closures` ADD CONSTRAINT `account_closures_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `account_closures_user_ix` ON `account_closures` (`user_id`);