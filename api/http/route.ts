import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { Endpoint, Params, ResponseBody, SchemaOf } from '#contract/endpoints/endpoint.ts';
import type { Unparsed } from './parse.ts';

type UnparsedPart<E extends Endpoint, Part extends 'query' | 'request'> =
  SchemaOf<E, Part> extends z.ZodType ? Unparsed<SchemaOf<E, Part>> : unknown;

type RequestOf<E extends Endpoint> = Request<
  Params<E>,
  ResponseBody<E>,
  UnparsedPart<E, 'request'>,
  UnparsedPart<E, 'query'> & Request['query']
>;

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/**
 * Mounts an endpoint. Its handler finds the values of the path under their names, can parse query and
 * body through the endpoint's own schemas alone, and can answer nothing but what the endpoint answers.
 */
export const route = <E extends Endpoint>(
  router: Router,
  { method, path }: E,
  handle: (req: RequestOf<E>, res: Response<ResponseBody<E>>) => Promise<void>,
): void => {
  // Express reads types off a path written on the spot; here they come with the endpoint.
  router[METHODS[method]](path, handle as unknown as RequestHandler);
};
