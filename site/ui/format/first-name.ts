/** The first name of a companion; empty where she has none. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
