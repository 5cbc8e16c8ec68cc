CREATE TABLE `message_variants` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`place` int NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	CONSTRAINT `message_variants_id` PRIMARY KEY(`id`),
	CONSTRAINT `message_variants_place_uq` UNIQUE(`message_id`,`place`)
);
--> statement-breakpoint
ALTER TABLE `balance_entries` DROP CONSTRAINT `balance_entries_reason_ck`;--> statement-breakpoint
ALTER TABLE `messages` ADD `variant_index` int DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `variant_count` int DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `varying_turn_id` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `turns` ADD `cost` int DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `message_variants` ADD CONSTRAINT `message_variants_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `message_variants` ADD CONSTRAINT `message_variants_message_id_messages_id_fk` FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `message_variants_session_ix` ON `message_variants` (`session_id`);--> statement-breakpoint
ALTER TABLE `balance_entries` ADD CONSTRAINT `balance_entries_reason_ck` CHECK (reason in ('signup', 'message', 'variant', 'release', 'pack', 'referral', 'refund', 'adjustment'));--> statement-breakpoint
UPDATE `turns` SET `cost` = 1 WHERE `kind` = 'message';
