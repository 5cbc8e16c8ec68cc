import { untilAnswering } from '#db/connection/until-answering.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { refuse, type SetUpCommand } from '../command.ts';

const DONE = /^([\w-]{1,100}):(\d{1,3})$/;

/** Brings a database to this version: the owner's work, beside the running product. */
export const migrate: SetUpCommand = {
  usage:
    '[done <migration>:<n>] — applies what is pending, as the database’s owner; with done its first n statements count as there',
  async setUp(call) {
    const { args, say, tell, life, progress } = call;
    const [word, what = ''] = args;
    const [, migration = '', statements] = DONE.exec(what) ?? [];
    if (word !== undefined && (word !== 'done' || !statements)) {
      return refuse(call, 'migrate takes nothing, or: migrate done 0020_browsers:6');
    }
    // The lock is per node, so everything goes through the node that answers.
    const host = await untilAnswering(await call.databaseUrl(), {
      say: progress.line,
      note: () => undefined,
      signal: life.signal,
    });
    const done = statements && { alreadyDone: { migration, statements: Number(statements) } };
    const applied = await migrateDatabase(host, { say, ...done });
    if (applied.length > 0) await call.note(host);
    say(applied.length === 0 ? 'Nothing to do: the database is up to date.' : 'Migrated.');
    tell({ applied });
    return 0;
  },
};
