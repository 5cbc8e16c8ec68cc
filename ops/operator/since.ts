/**
 * The instant that `--since 26h` names.
 * @throws where it is no number of hours
 */
export function instantOf(since: string): Date {
  const [, hours] = /^(\d{1,5})h$/.exec(since) ?? [];
  if (hours === undefined) throw new Error('--since takes hours, such as 26h.');
  return new Date(Date.now() - Number(hours) * 3_600_000);
}
