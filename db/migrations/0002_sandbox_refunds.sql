CREATE TABLE `sandbox_refunds` (
	`id` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`order_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`amount` int NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `sandbox_refunds_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE INDEX `sandbox_refunds_order_ix` ON `sandbox_refunds` (`order_id`);