import { v7 } from 'uuid';

/** A new UUIDv7: ids made by one process sort in the order they were made. */
export const newId = (): string => v7();
