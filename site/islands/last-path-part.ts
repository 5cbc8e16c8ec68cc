/** The value at the end of a screen's address, such as a session id; a trailing slash is ignored. */
export const lastPathPart = (path: string): string => {
  const part = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
