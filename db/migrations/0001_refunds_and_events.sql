CREATE TABLE `refunds` (
	`id` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`payment_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`amount` decimal(10,2) NOT NULL,
	`status` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`cause` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`note` varchar(200),
	`messages_taken` int NOT NULL DEFAULT 0,
	`next_look_at` datetime(3),
	`looks` int NOT NULL DEFAULT 0,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `refunds_id` PRIMARY KEY(`id`),
	CONSTRAINT `refunds_status_ck` CHECK(status in ('requested', 'pending', 'success', 'failed'))
);
--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`provider` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`event_key` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`type` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`order_id` varchar(64) CHARACTER SET ascii COLLATE ascii_bin,
	`event_time` datetime(3),
	`outcome` varchar(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`deliveries` int NOT NULL DEFAULT 1,
	`received_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `webhook_events_id` PRIMARY KEY(`id`),
	CONSTRAINT `webhook_events_event_uq` UNIQUE(`provider`,`event_key`)
);
--> statement-breakpoint
ALTER TABLE `balance_entries` ADD `note` varchar(200);--> statement-breakpoint
ALTER TABLE `payments` ADD `checkout_session` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD CONSTRAINT `refunds_payment_id_payments_id_fk` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `refunds_next_look_ix` ON `refunds` (`next_look_at`);--> statement-breakpoint
CREATE INDEX `webhook_events_order_ix` ON `webhook_events` (`order_id`);