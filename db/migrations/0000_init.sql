CREATE TABLE `balance_entries` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`delta` int NOT NULL,
	`reason` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`reference` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `balance_entries_id` PRIMARY KEY(`id`),
	CONSTRAINT `balance_entries_reference_uq` UNIQUE(`reason`,`reference`),
	CONSTRAINT `balance_entries_reason_ck` CHECK(reason in ('signup', 'message', 'release', 'pack', 'referral', 'refund', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_name` varchar(100) NOT NULL,
	`chat_type` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`prompt_version` varchar(20) NOT NULL,
	`messages_left` int NOT NULL DEFAULT 20,
	`is_paid` boolean NOT NULL DEFAULT false,
	`recharge_entry_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `chat_sessions_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `companions` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(100) NOT NULL,
	`url_name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`image_path` varchar(255) NOT NULL,
	`about_me` varchar(500),
	`interests` json NOT NULL,
	`persona` json,
	`suitable_for_chat_types` json NOT NULL,
	`prompt_version` varchar(20) NOT NULL DEFAULT 'v1.0',
	`search_text` text NOT NULL,
	`featured` int,
	`from_content` boolean NOT NULL DEFAULT false,
	`busy_until` datetime(3),
	`hidden_at` datetime(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `companions_id` PRIMARY KEY(`id`),
	CONSTRAINT `companions_url_name_uq` UNIQUE(`url_name`)
);
--> statement-breakpoint
CREATE TABLE `erased_visitors` (
	`digest` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`erased_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `erased_visitors_digest` PRIMARY KEY(`digest`)
);
--> statement-breakpoint
CREATE TABLE `letta_agents` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`letta_agent_id` varchar(100) NOT NULL,
	`chat_type` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`last_used_at` datetime(3),
	CONSTRAINT `letta_agents_id` PRIMARY KEY(`id`),
	CONSTRAINT `letta_agents_link_uq` UNIQUE(`user_id`,`companion_id`,`chat_type`)
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`sender` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`message_type` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'text',
	`timestamp` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `messages_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`amount` int NOT NULL,
	`message_count` int NOT NULL DEFAULT 100,
	`status` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`payment_method` varchar(20),
	`provider` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`provider_order_id` varchar(64) CHARACTER SET ascii COLLATE ascii_bin,
	`transaction_id` varchar(64),
	`expires_at` datetime(3) NOT NULL,
	`next_look_at` datetime(3),
	`looks` int NOT NULL DEFAULT 0,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `payments_id` PRIMARY KEY(`id`),
	CONSTRAINT `payments_provider_order_uq` UNIQUE(`provider`,`provider_order_id`),
	CONSTRAINT `payments_transaction_uq` UNIQUE(`provider`,`transaction_id`),
	CONSTRAINT `payments_status_ck` CHECK(status in ('pending', 'success', 'failed', 'cancelled', 'expired', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`prompt_text` text NOT NULL,
	`prompt_version` varchar(20) NOT NULL,
	`prompt_for` varchar(50) NOT NULL,
	`is_active` boolean NOT NULL DEFAULT true,
	`agent_template` varchar(255),
	`default_agent_id` varchar(100),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `prompts_id` PRIMARY KEY(`id`),
	CONSTRAINT `prompts_version_uq` UNIQUE(`prompt_for`,`prompt_version`)
);
--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`referrer_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`device` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `referrals_id` PRIMARY KEY(`id`),
	CONSTRAINT `referrals_device_uq` UNIQUE(`referrer_id`,`device`)
);
--> statement-breakpoint
CREATE TABLE `sandbox_orders` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`amount` int NOT NULL,
	`state` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`return_url` text NOT NULL,
	`payment_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `sandbox_orders_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `turns` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`kind` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`request_key` varchar(80) CHARACTER SET ascii COLLATE ascii_bin,
	`status` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'open',
	`lease_until` datetime(3) NOT NULL,
	`user_message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`reply_message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`closed_at` datetime(3),
	CONSTRAINT `turns_id` PRIMARY KEY(`id`),
	CONSTRAINT `turns_request_uq` UNIQUE(`session_id`,`request_key`),
	CONSTRAINT `turns_status_ck` CHECK(status in ('open', 'answered', 'released'))
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`browser_fingerprint` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`device_traits` varchar(64),
	`ip_address` varchar(45) CHARACTER SET ascii COLLATE ascii_bin,
	`network` varchar(45) CHARACTER SET ascii COLLATE ascii_bin,
	`user_agent` varchar(512),
	`browser_name` varchar(50),
	`browser_version` varchar(50),
	`os_name` varchar(50),
	`os_version` varchar(50),
	`device_type` varchar(10),
	`screen_resolution` varchar(20),
	`timezone` varchar(64),
	`language` varchar(35),
	`current_domain_url` varchar(255),
	`last_chat_session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
	`total_messages_sent` int NOT NULL DEFAULT 0,
	`grant_refusal` varchar(10) CHARACTER SET ascii COLLATE ascii_bin,
	`message_balance` int NOT NULL DEFAULT 20,
	`referral_code` varchar(64),
	`referral_count` int NOT NULL DEFAULT 0,
	`url_params` json,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`last_seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `users_id` PRIMARY KEY(`id`),
	CONSTRAINT `users_browser_fingerprint_uq` UNIQUE(`browser_fingerprint`),
	CONSTRAINT `users_message_balance_ck` CHECK(message_balance >= 0)
);
--> statement-breakpoint
ALTER TABLE `balance_entries` ADD CONSTRAINT `balance_entries_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD CONSTRAINT `chat_sessions_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD CONSTRAINT `chat_sessions_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `letta_agents` ADD CONSTRAINT `letta_agents_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `letta_agents` ADD CONSTRAINT `letta_agents_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `messages` ADD CONSTRAINT `messages_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `payments` ADD CONSTRAINT `payments_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `payments` ADD CONSTRAINT `payments_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `referrals` ADD CONSTRAINT `referrals_referrer_id_users_id_fk` FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `turns` ADD CONSTRAINT `turns_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `balance_entries_user_ix` ON `balance_entries` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_sessions_user_ix` ON `chat_sessions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `erased_visitors_erased_at_ix` ON `erased_visitors` (`erased_at`);--> statement-breakpoint
CREATE INDEX `messages_session_ix` ON `messages` (`session_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_next_look_ix` ON `payments` (`next_look_at`);--> statement-breakpoint
CREATE INDEX `turns_lease_ix` ON `turns` (`status`,`lease_until`);--> statement-breakpoint
CREATE INDEX `users_network_ix` ON `users` (`network`,`created_at`);