const NOTICE =
  '<p role="status" style="margin:0;padding:.5rem 1rem;background:#35270f;color:#f7cd80;font:.9375rem/1.4 system-ui,sans-serif;text-align:center">You are offline. This is the page as you last saw it.</p>';

/** A kept page that says of itself that it is one. */
export async function withNotice(kept: Response): Promise<Response> {
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  // The text is plain now, and longer than it was.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + NOTICE),
    { headers },
  );
}
