/** The user's part, the hosts, and the rest of `mysql://user:password@host:port,host:port/database?options`. */
const PARTS = /^(mysql:\/\/(?:[^@/]*@)?)([^@/?]+)(.*)$/s;

/** An address of a database for each of its hosts, in the order in which to try them. */
export function hostsOf(databaseUrl: string): string[] {
  const [, user = '', hosts = '', rest = ''] = PARTS.exec(databaseUrl) ?? [];
  if (hosts === '') return [databaseUrl];
  return hosts.split(',').map((host) => user + host.trim() + rest);
}
