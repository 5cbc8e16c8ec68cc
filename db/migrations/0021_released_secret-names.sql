CREATE TABLE `released_files` (
	`path` varchar(190) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`body` mediumblob NOT NULL,
	`br` mediumblob,
	`gzip` mediumblob,
	`seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `released_files_path` PRIMARY KEY(`path`)
);
--> statement-breakpoint
CREATE TABLE `released_packs` (
	`amount` int NOT NULL,
	`message_count` int NOT NULL,
	`ends_at` datetime(3),
	`seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `released_packs_amount_message_count_pk` PRIMARY KEY(`amount`,`message_count`)
);
--> statement-breakpoint
ALTER TABLE `processes` ADD `secret_names` varchar(500) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
CREATE INDEX `released_files_seen_ix` ON `released_files` (`seen_at`);