import mysql from 'mysql2/promise';
import { expect, it } from 'vitest';
import { risksOf } from '../../ops/checks/migration-risks.ts';
import { connectionOptions } from '../connection/client.ts';
import { useEmptyDatabase } from './fresh-database.ts';

const database = useEmptyDatabase();

/** Changes of a table, each as the check of migrations judges it and as the server does. */
const CHANGES = [
  'ADD CONSTRAINT more_ck CHECK (b > 1)',
  'DROP CONSTRAINT t_ck',
  'ADD CONSTRAINT more_fk FOREIGN KEY (p) REFERENCES parents (id)',
  'DROP FOREIGN KEY t_fk',
  'ADD x varchar(9)',
  "ADD x varchar(9) NOT NULL DEFAULT 'x'",
  'MODIFY COLUMN b bigint',
  'MODIFY COLUMN a varchar(5)',
  'DROP PRIMARY KEY',
  'CONVERT TO CHARACTER SET latin1',
  'ADD INDEX more_ix (a)',
];

it.each(CHANGES)('the server agrees on: %s', async (change) => {
  const connection = await mysql.createConnection({
    ...connectionOptions(database.url),
    multipleStatements: true,
  });
  try {
    await connection.query(`
      DROP TABLE IF EXISTS t; DROP TABLE IF EXISTS parents;
      CREATE TABLE parents (id char(36) PRIMARY KEY);
      CREATE TABLE t (id char(36) PRIMARY KEY, a varchar(20), b int, p char(36), KEY p_ix (p),
        CONSTRAINT t_ck CHECK (b > 0), CONSTRAINT t_fk FOREIGN KEY (p) REFERENCES parents (id));
      SET SESSION foreign_key_checks = ${change.includes('ADD CONSTRAINT more_fk') ? 0 : 1}`);
    const isBeside = await connection
      .query(`ALTER TABLE t ${change}, ALGORITHM=INPLACE, LOCK=NONE`)
      .then(() => true)
      .catch(() => false);
    expect(risksOf(`ALTER TABLE t ${change};`)).toHaveLength(isBeside ? 0 : 1);
  } finally {
    await connection.end();
  }
});
