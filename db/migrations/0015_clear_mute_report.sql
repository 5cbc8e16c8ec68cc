CREATE TABLE `reports` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`chat_type` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`closed_at` datetime(3),
	CONSTRAINT `reports_id` PRIMARY KEY(`id`),
	CONSTRAINT `reports_message_uq` UNIQUE(`user_id`,`message_id`)
);
--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `cleared_before` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `is_muted` boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `reports` ADD CONSTRAINT `reports_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `reports` ADD CONSTRAINT `reports_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `reports_closed_ix` ON `reports` (`closed_at`,`id`);--> statement-breakpoint
CREATE INDEX `chat_sessions_cleared_ix` ON `chat_sessions` (`cleared_before`);