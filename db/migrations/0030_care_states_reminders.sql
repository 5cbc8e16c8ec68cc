CREATE TABLE `care_states` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	CONSTRAINT `care_states_id` PRIMARY KEY(`id`),
	CONSTRAINT `care_states_user_uq` UNIQUE(`user_id`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `reminders` int DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `care_states` ADD CONSTRAINT `care_states_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;