"use client";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useMe } from "../me";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import type { Location } from "./location";
import { buildNearLocationsQuery } from "./location-queries";

/** The results of a visitor's search, with distances. */
export default function TestAddress({ locator }: { locator: string }) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [near, setNear] = useState("");
  const query = useQuery(buildNearLocationsQuery(locator, near));
  const search = (event: FormEvent) => {
    event.preventDefault();
    setNear(typed.trim());
  };
  const failure =
    query.error && (isUnknown(query.error) ? t("imports.unknownAddress") : describeError(query.error, t));
  return (
    <>
      <form onSubmit={search} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <label htmlFor={id} className="font-medium">
            {t("locators.address")}
          </label>
          <input
            id={id}
            className="input mt-1"
            value={typed}
            maxLength={300}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button type="submit" className="button min-h-12">
          {t("locators.testGo")}
        </button>
      </form>
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {t("locators.testHint")}
      </p>
      <div aria-live="polite" className="mt-3">
        {failure ? <p className="font-medium text-bad">{failure}</p> : null}
        {query.isFetching ? <p className="text-muted">{t("palette.loading")}</p> : null}
        {query.data && query.data.value.length === 0 ? <p>{t("locators.testNone")}</p> : null}
        {query.data && query.data.value.length > 0 ? <NearList locations={query.data.value} /> : null}
      </div>
    </>
  );
}

function NearList({ locations }: { locations: readonly Location[] }) {
  const { lang } = useMe();
  const kilometres = new Intl.NumberFormat(lang, {
    style: "unit",
    unit: "kilometer",
    maximumSignificantDigits: 3,
  });
  return (
    <ol className="divide-y divide-line border-line border-y">
      {locations.map(({ _id, name, address, distance = 0 }) => (
        <li key={_id} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{name}</span>
            {address ? <span className="block text-xs text-muted">{address}</span> : null}
          </span>
          <span className="flex-none">{kilometres.format(distance / 1000)}</span>
        </li>
      ))}
    </ol>
  );
}

const isUnknown = (error: unknown) =>
  error instanceof ProblemError &&
  (error.problem?.errors.some(({ code }) => code === "unknown_address") ?? false);
