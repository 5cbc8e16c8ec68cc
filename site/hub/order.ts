interface Dated {
  id: string;
  data: { date: Date };
}

/** The newest first; on one day by address, so that every build agrees. */
export const byDate = (one: Dated, other: Dated): number =>
  other.data.date.getTime() - one.data.date.getTime() || one.id.localeCompare(other.id);
