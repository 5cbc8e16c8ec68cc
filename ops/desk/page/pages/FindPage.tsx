import { type FormEvent, useState } from 'react';
import { run } from '../api.ts';
import { to } from '../routes.ts';

/** Finds an order or a visitor by any of its identifiers. */
export function FindPage() {
  const [said, setSaid] = useState('');
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    setSaid('Looking…');
    try {
      const order = await run<{ order: { id: string } }>('order', [name]);
      if (order.code === 0) {
        location.hash = to('order', order.told.order.id);
        return;
      }
      const visitor = await run<{ user: { id: string } }>('user', [name]);
      if (visitor.code === 0) location.hash = to('visitor', visitor.told.user.id);
      else setSaid(`There is no order and no visitor called ${name}.`);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'That went wrong.');
    }
  };
  return (
    <>
      <h1>Find an order or a visitor</h1>
      <form className="card find" onSubmit={(event) => void find(event)}>
        <label>
          Our id, the provider’s id, or the UPI reference
          <input
            name="name"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            required
          />
          <small>
            Buyers read the order’s id under You → Purchases, and the UPI reference (12 digits) in
            their UPI app.
          </small>
        </label>
        <button type="submit" className="strong">
          Find
        </button>
      </form>
      <p role="status">{said}</p>
    </>
  );
}
