CREATE TABLE `remembered_messages` (
	`message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `remembered_messages_message_id` PRIMARY KEY(`message_id`)
);
--> statement-breakpoint
ALTER TABLE `turns` DROP CONSTRAINT `turns_status_ck`;--> statement-breakpoint
ALTER TABLE `turns` ADD `replaces_turn_id` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `turns` ADD CONSTRAINT `turns_replaces_uq` UNIQUE(`replaces_turn_id`);--> statement-breakpoint
ALTER TABLE `remembered_messages` ADD CONSTRAINT `remembered_messages_message_id_messages_id_fk` FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `remembered_messages` ADD CONSTRAINT `remembered_messages_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `remembered_messages` ADD CONSTRAINT `remembered_messages_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `remembered_messages_pair_ix` ON `remembered_messages` (`user_id`,`companion_id`);--> statement-breakpoint
ALTER TABLE `turns` ADD CONSTRAINT `turns_status_ck` CHECK (status in ('open', 'answered', 'released', 'replaced'));