import { closeReport, listReports } from '#db/queries/chat/reports.ts';
import { isUuid } from '../../../api/domain/is-uuid.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

/** How many reports are listed at a time. */
const MOST = 100;

/** Lists the open reports of visitors, or closes one. */
export const reports: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage:
    '[close <report id>] — messages of companions that visitors have reported; or puts one away',
  acts: ([what]) => what === 'close',
  async run(call) {
    const { db, cipher } = call;
    const [action, id = ''] = call.args;
    if (action === undefined) {
      const open = await listReports(db.executor, cipher, { limit: MOST });
      for (const { id, createdAt, companionName, chatType, words } of open) {
        call.say(`${instantWords(createdAt)} ${id}: ${companionName}, ${chatType}`);
        call.say(`  reason: ${words.reason}`);
        call.say(`  message: ${words.message ?? '(the visitor has not agreed to it being read)'}`);
      }
      if (open.length === 0) call.say('No report is open.');
      call.tell({ reports: open });
      return 0;
    }
    if (action !== 'close' || !isUuid(id)) {
      return refuse(call, 'Which one? For example: npm run ops -- reports close <report id>');
    }
    if (!(await closeReport(db.executor, id))) return refuse(call, `No report ${id} is open.`);
    call.say('Done. This report is closed.');
    call.tell({ id, closed: true });
    return 0;
  },
};
