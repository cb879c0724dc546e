"use client";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { searchSlackChannels } from "./queries";

interface Props {
  /** Whose channel is chosen. */
  label: string;
  onPick: (channel: string) => void;
}

/** Finds a channel of the workspace by name. */
export function ChannelCombobox({ label, onPick }: Props) {
  const t = useText();
  return (
    <Combobox
      name="slack-channels"
      label={`${label}: ${t("slack.channel")}`}
      placeholder={t("slack.findChannel")}
      find={(search) => searchSlackChannels(search, t("slack.private"))}
      onPick={({ id }) => onPick(id)}
    />
  );
}
