// Gives out invoices and credit notes and kills itself at a chosen statement, as a crash would. See killed-tax.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { issueDocuments } from '../../domain/payment/issue-documents.ts';
import { dieAt } from '../support/die-at.ts';
import { TAX_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', killAt = ''] = process.argv.slice(2);

const db = openDatabase(url);
dieAt(db, killAt, 'after');
await issueDocuments({ db, now: () => new Date(), tax: readConfig(TAX_ENVIRONMENT).tax });
await db.close();
