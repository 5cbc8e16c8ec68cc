CREATE TABLE `key_checks` (
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `key_checks_key_id` PRIMARY KEY(`key_id`)
);
--> statement-breakpoint
CREATE TABLE `processes` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`heard_since` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`last_heard_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `processes_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `request_key` varchar(64) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `turns` ADD `process_id` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `payments` ADD CONSTRAINT `payments_request_uq` UNIQUE(`user_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `processes_last_heard_ix` ON `processes` (`last_heard_at`);--> statement-breakpoint
CREATE INDEX `turns_user_message_ix` ON `turns` (`user_message_id`);