import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import type { InvitedPerson } from "@/lib/pages/event-wizard/schema";
import type { PeopleStepView } from "@/lib/pages/event-wizard/view";
import { formatInitials } from "@/lib/platform/i18n/format-initials";

interface Props {
  /** The element's id, a target of the error summary's links. */
  id: string;
  person: InvitedPerson;
  /** Added since the page was opened. */
  isNew: boolean;
  isAddress: boolean;
  error: string | null;
  texts: PeopleStepView["texts"];
  onRemove: (event: MouseEvent) => void;
  onCorrect: (email: string) => void;
}

/** An invitee, with a field in place of an address that needs correction. */
export function InviteeRow(props: Props) {
  return props.error === null ? <PlainRow {...props} /> : <InvalidRow {...props} />;
}

function PlainRow({ id, person: { email, name }, isNew, texts, onRemove }: Props) {
  return (
    <li
      data-person
      {...(isNew ? { "data-arrives": "" } : {})}
      className="flex min-w-0 items-center gap-3 rounded-sm border border-line ps-2"
    >
      <input type="hidden" name="im" value={email} />
      <input type="hidden" name="in" value={name} />
      <Avatar photo={null} initials={formatInitials(name || email.slice(0, 1))} size="small" />
      <span className="min-w-0 flex-1 py-2 text-sm">
        {name === "" ? null : (
          <span className="block font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
        )}
        <span className={`block truncate ${name === "" ? "font-medium" : "text-xs text-muted"}`}>
          <bdi>{email}</bdi>
        </span>
      </span>
      <RemoveButton id={id} label={texts.remove.replace("%s", name || email)} onRemove={onRemove} />
    </li>
  );
}

function InvalidRow({ id, person: { email, name }, isAddress, error, texts, onRemove, onCorrect }: Props) {
  return (
    <li data-person className="rounded-sm border border-bad bg-bad/5 py-2 ps-3 sm:col-span-2">
      <label htmlFor={id} className="text-sm font-medium">
        {name === "" ? texts.correct : texts.addressOf.replace("%s", name)}
      </label>
      <div className="mt-1 flex items-center gap-1 pe-1">
        <input
          id={id}
          name="im"
          defaultValue={email}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          aria-invalid
          aria-describedby={`${id}-error`}
          onBlur={(event) => onCorrect(event.target.value)}
        />
        {isAddress ? (
          <input name="in" defaultValue={name} className="input" />
        ) : (
          <input type="hidden" name="in" value={name} />
        )}
        <RemoveButton id={id} label={texts.remove.replace("%s", name || email)} onRemove={onRemove} />
      </div>
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
        {error}
      </p>
    </li>
  );
}

interface RemoveButtonProps {
  id: string;
  label: string;
  onRemove: (event: MouseEvent) => void;
}

function RemoveButton({ id, label, onRemove }: RemoveButtonProps) {
  const number = id.slice("im-".length);
  return (
    <button
      type="submit"
      name="go"
      value={`remove-${number}`}
      className="inline-flex size-11 flex-none cursor-pointer items-center justify-center rounded-sm hover:bg-text/8"
      aria-label={label}
      onClick={onRemove}
    >
      <Icon name="close" className="size-4" />
    </button>
  );
}
