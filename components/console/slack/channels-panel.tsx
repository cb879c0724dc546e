"use client";
import { useState } from "react";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { AddChannel } from "./add-channel";
import { ChannelCombobox } from "./channel-combobox";
import { ChannelRow } from "./channel-row";
import type { SlackChannel } from "./queries";
import { useSetChannel } from "./use-set-channel";

/** The channels of the organisation, its admins, teams and pages. */
export function ChannelsPanel({ channels }: { channels: readonly SlackChannel[] }) {
  const t = useText();
  const own = channels.filter(({ purpose }) => purpose === "team" || purpose === "page");
  return (
    <Panel title={t("slack.channels")}>
      <p className="-mt-3 mb-5 max-w-prose text-muted">{t("slack.channelsHint")}</p>
      <div className="grid gap-6">
        {(["organization", "admins"] as const).map((purpose) => (
          <FixedChannel
            key={purpose}
            purpose={purpose}
            channel={channels.find((one) => one.purpose === purpose) ?? null}
          />
        ))}
        <section aria-label={t("slack.own")}>
          <h3 className="text-sm font-medium">{t("slack.own")}</h3>
          <p className="max-w-prose text-muted text-xs">{t("slack.ownHint")}</p>
          <ul className="divide-y divide-line empty:hidden">
            {own.map((channel) => (
              <li key={`${channel.purpose} ${channel.team ?? channel.page}`}>
                <ChannelRow channel={channel} />
              </li>
            ))}
          </ul>
          <AddChannel used={own.flatMap(({ team, page }) => team ?? page ?? [])} />
        </section>
      </div>
    </Panel>
  );
}

interface FixedProps {
  purpose: "organization" | "admins";
  channel: SlackChannel | null;
}

/** The channel of the organisation or of its admins: the chosen one, or the search for one. */
function FixedChannel({ purpose, channel }: FixedProps) {
  const t = useText();
  const [changing, setChanging] = useState(false);
  const change = useSetChannel(() => setChanging(false));
  const label = t(`slack.purposes.${purpose}`);
  return (
    <section aria-label={label}>
      <h3 className="text-sm font-medium">{label}</h3>
      <p className="max-w-prose text-muted text-xs">{t(`slack.purposeHints.${purpose}`)}</p>
      {channel && !changing ? <ChannelRow channel={channel} onChange={() => setChanging(true)} /> : null}
      {channel && !changing ? null : (
        <ChannelCombobox label={label} onPick={(picked) => change.mutate({ purpose, channel: picked })} />
      )}
      <ErrorText error={change.error} className="mt-2 text-sm" />
    </section>
  );
}
