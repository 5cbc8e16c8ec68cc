CREATE TABLE `sealed_pieces` (
	`visitor_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`place` int NOT NULL,
	`content` mediumblob NOT NULL,
	CONSTRAINT `sealed_pieces_pk` PRIMARY KEY(`visitor_id`,`place`)
);
--> statement-breakpoint
CREATE TABLE `sealed_visitors` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`card` mediumblob NOT NULL,
	`pieces` int NOT NULL,
	`sealed_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`due_at` datetime(3) NOT NULL,
	CONSTRAINT `sealed_visitors_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `weekly_views` (
	`week` int NOT NULL,
	`part` varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`visits` int NOT NULL DEFAULT 0,
	`views` int NOT NULL DEFAULT 0,
	CONSTRAINT `weekly_views_pk` PRIMARY KEY(`part`,`week`,`name`)
);
--> statement-breakpoint
ALTER TABLE `sealed_pieces` ADD CONSTRAINT `sealed_pieces_visitor_id_sealed_visitors_id_fk` FOREIGN KEY (`visitor_id`) REFERENCES `sealed_visitors`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `sealed_visitors_due_ix` ON `sealed_visitors` (`due_at`);