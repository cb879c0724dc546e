import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import type { useEditForm } from "../form/use-edit-form";

export type SignIn = Schemas["SignIn"];

export const getSignIn = () => unwrapResponse(api.GET("/v2/sign_in"));

/** The organisation's sign-in settings. */
export const signInQuery = queryOptions({ queryKey: ["sign-in"], queryFn: getSignIn });

export const updateSignIn = (body: Schemas["SignInBody"], header: { "If-Match"?: string } = {}) =>
  unwrapResponse(api.PUT("/v2/sign_in", { params: { header }, body }));

type ProviderBody = NonNullable<Schemas["SignInBody"]["provider"]>;

/** The props of the fields of each kind of provider. */
export interface ProviderFieldsProps {
  form: ReturnType<typeof useEditForm<{ provider: ProviderBody }, SignIn>>;
  stored: SignIn;
}

/** The activity of the company's directory. */
export const provisioningQuery = queryOptions({
  queryKey: ["provisioning"],
  queryFn: () => unwrapResponse(api.GET("/v2/provisioning")),
});
