import type { components, paths, webhooks } from "./schema.d.ts";

/** The body of every error response (RFC 9457): branch on `code`, show `message`; `errors` name the fields. */
export type Problem = components["schemas"]["Problem"];

/** The reason for an error response. */
export type ProblemCode = Problem["code"];

/** The error of a single value. */
export type FieldError = components["schemas"]["FieldError"];

/** An entry of a list of changes for a resource that was deleted. */
export type Deletion = components["schemas"]["Deletion"];

type Get<Path extends keyof paths> = Extract<paths[Path]["get"], object>;

type Query<Path extends keyof paths> = NonNullable<
  Get<Path> extends { parameters: { query?: infer Asked } } ? Asked : never
>;

type Takes<Path extends keyof paths, Name extends string> = [Query<Path>] extends [never]
  ? false
  : Name extends keyof Query<Path>
    ? true
    : false;

type PathsThatTake<Name extends string> = {
  [Path in keyof paths]: Takes<Path, Name> extends true ? Path : never;
}[keyof paths];

/** The paths of lists that have pages. */
export type ListPath = PathsThatTake<"cursor">;

/** The paths of lists that report changes since a time. */
export type SyncedPath = ListPath & PathsThatTake<"updated_since">;

type Answer<Path extends keyof paths> =
  Get<Path> extends {
    responses: { 200: { content: { "application/json": infer Body } } };
  }
    ? Body
    : never;

/** The type of an entry of the list. */
export type Entry<Path extends ListPath> = Answer<Path> extends readonly (infer One)[] ? One : never;

export interface ListOptions<Path extends ListPath> {
  params?: Omit<Get<Path>["parameters"], "query"> & { query?: Omit<Query<Path>, "cursor" | "updated_since"> };
  signal?: AbortSignal;
}

type Payload<Action extends keyof webhooks> = webhooks[Action] extends {
  post: { requestBody: { content: { "application/json": infer Body } } };
}
  ? Exclude<Body, readonly unknown[]>
  : never;

/** The body of a webhook by its action: a `switch (delivery.action)` narrows `delivery.resource`. */
export type WebhookDelivery = { [Action in keyof webhooks]: Payload<Action> }[keyof webhooks];

export type WebhookAction = keyof webhooks;
