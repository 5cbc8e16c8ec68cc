import type { Environment } from '../../browser/environment/environment.ts';

/** Where the visitor's word to be 18 or older is kept, in local storage. */
export const ADULT_KEY = 'jaanu_adult';

/** Tells Home, in session storage, that the visitor has just come from the grown-ups sheet. */
export const DECLINED_KEY = 'jaanu_declined';

/** The one question before the first chat. */
export const createAdultGate = ({ local, session }: Pick<Environment, 'local' | 'session'>) => ({
  isConfirmed: (): boolean => local.get(ADULT_KEY) === 'yes',
  confirm: (): void => void local.set(ADULT_KEY, 'yes'),
  /** Leaves word for Home; nothing is kept longer than that, so the question may be answered again. */
  decline: (): void => void session.set(DECLINED_KEY, 'yes'),
  /** Whether the sheet was just declined; true once. */
  takeDeclined: (): boolean => {
    const declined = session.get(DECLINED_KEY) !== null;
    session.remove(DECLINED_KEY);
    return declined;
  },
});
