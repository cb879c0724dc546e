import type { components, paths, webhooks } from "./schema.d.ts";

/** What every refusal answers (RFC 9457): branch on `code`, show `message`; `errors` name the fields. */
export type Problem = components["schemas"]["Problem"];

/** Why a request was refused. */
export type ProblemCode = Problem["code"];

/** What is wrong with a single value. */
export type FieldError = components["schemas"]["FieldError"];

/** Stands in a list where something was deleted since one last asked. */
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

/** The paths of lists that are answered in pages. */
export type ListPath = PathsThatTake<"cursor">;

/** Those of which one can keep a copy. */
export type SyncedPath = ListPath & PathsThatTake<"updated_since">;

type Answer<Path extends keyof paths> =
  Get<Path> extends {
    responses: { 200: { content: { "application/json": infer Body } } };
  }
    ? Body
    : never;

/** What such a list consists of. */
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

/** What a webhook sends, by what happened: `switch (delivery.action)` tells what `delivery.resource` is. */
export type WebhookDelivery = { [Action in keyof webhooks]: Payload<Action> }[keyof webhooks];

export type WebhookAction = keyof webhooks;
