import { queryOptions } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";

export type SignIn = Schemas["SignIn"];

export const readSignIn = () => answered(api.GET("/v2/sign_in"));

/** How the organisation signs in. */
export const signInQuery = queryOptions({ queryKey: ["sign-in"], queryFn: readSignIn });

export const updateSignIn = (body: Schemas["SignInBody"], header: { "If-Match"?: string } = {}) =>
  answered(api.PUT("/v2/sign_in", { params: { header }, body }));
