CREATE TABLE `model_calls` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`turn_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`purpose` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`chat_type` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`is_free` boolean NOT NULL,
	`endpoint` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`model` varchar(120) NOT NULL,
	`outcome` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`input_tokens` int NOT NULL,
	`cached_tokens` int NOT NULL,
	`output_tokens` int NOT NULL,
	`reasoning_tokens` int NOT NULL,
	`is_estimated` boolean NOT NULL,
	`micro_rupees` bigint,
	`first_word_ms` int,
	`total_ms` int NOT NULL,
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `model_calls_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
ALTER TABLE `prompts` ADD `activated_at` datetime(3);--> statement-breakpoint
ALTER TABLE `turns` ADD `source` varchar(10) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `turns` ADD `is_free` boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `free_fallbacks` int DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `model_calls_day_ix` ON `model_calls` (`day`,`is_free`,`micro_rupees`);