CREATE TABLE `model_budgets` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`micro_rupees` bigint NOT NULL,
	CONSTRAINT `model_budgets_day` PRIMARY KEY(`day`)
);
