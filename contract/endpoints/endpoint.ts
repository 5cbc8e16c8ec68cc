import type { z } from 'zod';

/**
 * One call of the API. What goes in and out is there for the compiler alone: the browser takes these
 * objects as they are, and no schema comes with them (docs/decisions/013).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` in place of a value. */
  path: `/api/${string}`;
  types: {
    query?: z.ZodType;
    request?: z.ZodType;
    /** The body of a call that went well; missing: it has none. */
    response?: z.ZodType;
    /** The same answer as server-sent events: what each of them carries. */
    events?: Record<string, z.ZodType>;
  };
}

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values in an endpoint's path, by name. */
export type Params<E extends Endpoint> = Record<ParamName<E['path']>, string>;

/** The schema of one part of an endpoint; undefined where it has no such part. */
export type SchemaOf<E extends Endpoint, Part extends keyof Endpoint['types']> =
  E['types'] extends Record<Part, infer Schema> ? Schema : undefined;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The body of a call that went well; undefined where it has none. */
export type ResponseBody<E extends Endpoint> = Output<SchemaOf<E, 'response'>>;

/** What each server-sent event carries, by its name. */
export type Events<E extends Endpoint> = {
  [Name in keyof E['types']['events']]: Output<E['types']['events'][Name]>;
};

/** Keeps a part of a call only where the endpoint has it. */
type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>;

/** What a caller has to give: the values in the path, the body, and of the query what it likes. */
export type Call<E extends Endpoint> = ([ParamName<E['path']>] extends [never]
  ? unknown
  : { params: Params<E> }) &
  Part<'body', Input<SchemaOf<E, 'request'>>> & {
    query?: Partial<Output<SchemaOf<E, 'query'>>> | undefined;
  };

/** The path of an endpoint with the values in it filled in and percent-encoded. */
export const endpointPath = <E extends Endpoint>({ path }: E, params: Params<E>): string =>
  path.replace(/:(\w+)/g, (_, name: keyof Params<E>) => encodeURIComponent(params[name]));
