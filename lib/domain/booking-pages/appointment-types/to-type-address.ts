import type { AppointmentTypeAddress } from "./queries";

/** Converts the parameters of the API's paths. */
export const toTypeAddress = ({
  nickname,
  handle,
}: {
  nickname: string;
  handle: string;
}): AppointmentTypeAddress => ({
  pageSlug: nickname,
  typeSlug: handle,
});
