import type { ReactNode } from 'react';

/** What is known of something, name by name. */
export const Facts = ({ of }: { of: readonly [name: string, value: ReactNode][] }) => (
  <dl className="facts">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
