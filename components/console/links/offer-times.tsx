"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "@/lib/platform/i18n/languages";
import { SelectInput } from "../form/fields";
import { useMe } from "../me";
import { createOffer, LINKS_KEY, type LinkTarget } from "../resources/links";
import { listLanguageOptions, listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { copyWhenReady } from "./copy-when-ready";
import { CreatedOffer } from "./created-offer";
import { OfferWeek } from "./offer-week";

interface Props {
  target: LinkTarget;
  durations: readonly number[];
  onClose: () => void;
}

const MAX_TIMES = 100;

/** Selects free times to paste into a mail. It is a chunk that loads on demand. */
export default function OfferTimes({ target, durations, onClose }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [duration, setDuration] = useState<number | null>(null);
  const [zone, setZone] = useState(me.timezone);
  const [lang, setLang] = useState<Language>(me.language);
  const offer = useMutation({
    mutationFn: async () => {
      const chosen = { starts: [...starts], lang, timezone: zone, duration: duration ?? first };
      const making = createOffer({ ...target, ...chosen, uses: 1 });
      const copied = await copyWhenReady({
        "text/plain": making.then(({ text }) => text),
        "text/html": making.then(({ html }) => html),
      });
      return { copied, offer: await making };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  if (offer.data) return <CreatedOffer {...offer.data} onDone={onClose} />;

  const field = (name: string, value: string, onChange: (text: string) => void) => ({
    name,
    value,
    onChange,
    error: null,
  });
  const lengths = durations.map((minutes) => ({
    value: String(minutes),
    label: t("hours.minutesLong", { count: String(minutes) }),
  }));
  const [first = null] = durations;
  return (
    <Modal open title={t("links.offerTitle")} text={t("links.offerText")} onClose={onClose}>
      <DialogForm
        submitLabel={t("links.copy", { count: starts.length })}
        tone="primary"
        ready={starts.length > 0 && !offer.isPending}
        error={offer.error}
        onSubmit={offer.mutate}
        onCancel={onClose}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput
            label={t("links.lang")}
            field={field("lang", lang, (chosen) => setLang(chosen as Language))}
            options={listLanguageOptions()}
          />
          <SelectInput
            label={t("links.zone")}
            field={field("zone", zone, setZone)}
            options={listTimezoneOptions(zone)}
          />
          {durations.length > 1 ? (
            <SelectInput
              label={t("links.length")}
              field={field("length", String(duration ?? first), (chosen) => {
                setDuration(Number(chosen));
                setStarts([]); // each duration has free times of its own
              })}
              options={lengths}
            />
          ) : null}
        </div>
        <OfferWeek
          request={{
            ...target,
            timezone: zone,
            duration: duration ?? first,
          }}
          chosen={starts}
          onChange={(changed) => setStarts(changed.slice(0, MAX_TIMES))}
        />
        <p className="text-muted text-sm">{t("links.once")}</p>
      </DialogForm>
    </Modal>
  );
}
