"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { NumberInput } from "../form/number-input";
import { useForm } from "../form/use-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useSavedToast } from "../ui/use-saved-toast";
import { type Location, pointOf } from "./location";
import { LOCATIONS_KEY, locationQuery, mappedLocationsQuery, readLocation } from "./location-queries";
import { looksSwapped, type Point } from "./looks-swapped";

interface Props {
  locator: string;
  /** null: a new one. */
  id: string | null;
  onClose: () => void;
}

export default function LocationDialog({ locator, id, onClose }: Props) {
  const t = useText();
  const query = useQuery({ ...locationQuery(locator, id ?? ""), enabled: id !== null });
  if (id === null) return <LocationForm locator={locator} read={null} onClose={onClose} />;
  if (query.data) return <LocationForm locator={locator} read={query.data} onClose={onClose} />;
  return (
    <Modal open title={t("locators.location")} onClose={onClose}>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Modal>
  );
}

interface Body {
  name: string;
  extid: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  link: string | null;
  picture_url: string | null;
}

function bodyOf(location: Location): Body {
  const { name, extid, address, link, picture_url } = location;
  const [latitude, longitude] = pointOf(location);
  return { name, extid, address, latitude, longitude, link, picture_url };
}

const EMPTY: Body = {
  name: "",
  extid: "",
  address: null,
  latitude: null,
  longitude: null,
  link: null,
  picture_url: null,
};

/** Coordinates only where both are given; else the address is looked up. */
const sentBody = ({ latitude, longitude, ...body }: Body) => ({
  ...body,
  ...(latitude !== null &&
    longitude !== null && {
      location: { type: "Point" as const, coordinates: [latitude, longitude] as [number, number] },
    }),
});

function LocationForm({
  locator,
  read,
  onClose,
}: Pick<Props, "locator" | "onClose"> & { read: Answered<Location> | null }) {
  const t = useText();
  const queries = useQueryClient();
  const tellSaved = useSavedToast();
  const id = read?.value._id;
  const others = useOtherPoints(locator, id);
  const form = useForm<Body, Location>({
    start: read ? bodyOf(read.value) : EMPTY,
    etag: read?.etag ?? null,
    schema: async () => {
      const [{ z }, { locationBody }] = await Promise.all([
        import("zod"),
        import("@/lib/domain/locations/schema"),
      ]);
      return z.preprocess((body) => sentBody(body as Body), locationBody);
    },
    send: (body, etag) =>
      id
        ? answered(
            api.PUT("/v2/locators/{locator_id}/locations/{location_id}", {
              params: {
                path: { locator_id: locator, location_id: id },
                header: { ...(etag && { "If-Match": etag }) },
              },
              body: sentBody(body),
            }),
          )
        : answered(
            api.POST("/v2/locators/{locator_id}/locations", {
              params: { path: { locator_id: locator } },
              body: sentBody(body),
            }),
          ),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: LOCATIONS_KEY });
      if (id) void queries.invalidateQueries({ queryKey: locationQuery(locator, id).queryKey });
      tellSaved();
      onClose();
    },
    ...(id && {
      reread: async () => {
        const now = await readLocation(locator, id);
        return { start: bodyOf(now.value), etag: now.etag };
      },
    }),
  });
  const { latitude, longitude, address } = form.body;
  const moved = address !== form.start.address && latitude === form.start.latitude && latitude !== null;
  const swapped = latitude !== null && longitude !== null && looksSwapped([latitude, longitude], others);
  const labels = {
    "/name": t("locators.locationName"),
    "/extid": t("locators.extid"),
    "/address": t("locators.address"),
    "/latitude": t("locators.latitude"),
    "/longitude": t("locators.longitude"),
    "/link": t("locators.link"),
    "/picture_url": t("locators.picture"),
  };
  const setPoint = (point: readonly [number | null, number | null]) => {
    form.set("/latitude", point[0]);
    form.set("/longitude", point[1]);
  };
  const misplaced = form.errorOf("/location");
  return (
    <Modal
      open
      title={read ? read.value.name : t("locators.newLocation")}
      onClose={form.dirty ? null : onClose}
    >
      <div className="mt-4">
        <FormFrame
          form={form}
          labels={labels}
          {...(read ? {} : { submitLabel: t("form.create") })}
          onCancel={onClose}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput label={labels["/name"]} field={form.text("/name", "")} />
            <TextInput label={labels["/extid"]} field={form.text("/extid", "")} />
          </div>
          <TextInput
            label={labels["/address"]}
            hint={t("locators.addressHint")}
            field={form.text("/address")}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {(["/latitude", "/longitude"] as const).map((pointer) => (
              <NumberInput
                key={pointer}
                label={labels[pointer]}
                form={form}
                pointer={pointer}
                min={pointer === "/latitude" ? -90 : -180}
                max={pointer === "/latitude" ? 90 : 180}
                decimal
              />
            ))}
          </div>
          {misplaced ? <p className="-mt-3 font-medium text-bad">{t("locators.range")}</p> : null}
          {moved ? (
            <button type="button" className="button" onClick={() => setPoint([null, null])}>
              {t("locators.lookUp")}
            </button>
          ) : null}
          {swapped ? (
            <div role="status" className="rounded-sm border border-warn p-3">
              <p className="font-medium text-warn">{t("locators.swapped")}</p>
              <button type="button" className="button mt-2" onClick={() => setPoint([longitude, latitude])}>
                {t("locators.swap")}
              </button>
            </div>
          ) : null}
          <TextInput label={labels["/link"]} hint={t("locators.linkHint")} field={form.text("/link")} />
          <TextInput label={labels["/picture_url"]} type="url" field={form.text("/picture_url")} />
        </FormFrame>
      </div>
    </Modal>
  );
}

/** What the map has read already. */
function useOtherPoints(locator: string, id: string | undefined): Point[] {
  const queries = useQueryClient();
  const read = queries.getQueryData(mappedLocationsQuery(locator).queryKey);
  return (read?.value ?? []).filter(({ _id }) => _id !== id).map(pointOf);
}
