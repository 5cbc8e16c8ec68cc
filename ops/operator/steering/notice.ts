import type { OperatorCall, OperatorCommand } from '../command.ts';
import { refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';

const LONGEST = 200;

async function say(call: OperatorCall, name: string, on: string, off: string): Promise<number> {
  const text = call.args.join(' ').trim();
  if (text === '' || text.length > LONGEST) {
    return refuse(call, `What is to be said (up to ${LONGEST} characters), or off?`);
  }
  const isOff = text === 'off';
  await setByOperator(call, name, isOff ? null : { text });
  call.say(isOff ? off : on);
  call.tell({ [name]: isOff ? null : text });
  return 0;
}

/** A line above every page of the app. */
export const notice: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage: '<text…>|off — a line above every page of the app, within a minute',
  acts: () => true,
  run: (call) =>
    say(
      call,
      'notice',
      'Every page of the app says so within a minute.',
      'The notice is gone within a minute.',
    ),
};

/** Chats are closed; pages stay, and payments are credited. */
export const maintenance: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage:
    '<text…>|off — nobody chats and every page of the app says why; pages stay, payments are credited, help in danger comes',
  acts: () => true,
  run: (call) =>
    say(
      call,
      'maintenance',
      'Nobody can begin a chat or send a message within seconds; pages stay, and payments are credited.',
      'Everybody can chat again within seconds.',
    ),
};
