import { APP_SCOPES } from "@/lib/domain/auth/oauth/app-scopes";
import type { Translate } from "@/lib/platform/i18n/translate";

type ScopeText = Extract<Parameters<Translate>[0], `consent.scopes.${string}`>;

/** Describes scopes as text, in the order of the documentation. */
export const describeScopes = (t: Translate, scopes: readonly string[]): string[] =>
  APP_SCOPES.filter((scope) => scopes.includes(scope)).map((scope) =>
    t(`consent.scopes.${scope.replace(":", "_")}` as ScopeText),
  );
