const SCRIPTS = /\/_astro\/[\w./-]+\.js/g;

/**
 * Forgets the kept pages that ask for scripts which a release has taken away: without a network they
 * would be dead and never answer. Pages that run no script stay.
 * @param files addresses of the scripts that there are
 */
export async function forgetOutdated(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  files: ReadonlySet<string>,
): Promise<void> {
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    if (html?.match(SCRIPTS)?.some((script) => !files.has(script))) await cache.delete(request);
  }
}
