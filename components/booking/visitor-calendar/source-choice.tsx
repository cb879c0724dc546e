"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { VisitorCalendarTexts } from "@/lib/pages/visitor-calendar/view";
import type { SourceError } from "./calendar-read-error";
import { openConnectedCalendars, type VisitorCalendarSource } from "./calendar-source";

interface Props {
  texts: VisitorCalendarTexts;
  error: SourceError | null;
  isReading: boolean;
  onFile: (file: File) => void;
  onAddress: (address: string, keep: boolean) => void;
  onConnected: (source: VisitorCalendarSource) => void;
}

/** The choice of the source: a file, an address, or a member's connected calendars. */
export function SourceChoice({ texts, error: sourceError, isReading, ...choose }: Props) {
  const [connected, setConnected] = useState<VisitorCalendarSource | null>(null);
  useEffect(() => {
    openConnectedCalendars().then(setConnected, () => {});
  }, []);
  const getErrorAt = (at: SourceError["at"]) => (sourceError?.at === at ? sourceError.text : null);
  return (
    <section
      aria-label={texts.title}
      className="grid gap-x-8 gap-y-5 pt-2 md:grid-cols-2"
      aria-busy={isReading}
    >
      <p className="text-sm text-muted md:col-span-2">{texts.intro}</p>
      <FileChoice texts={texts} error={getErrorAt("file")} onFile={choose.onFile} />
      <AddressChoice
        texts={texts}
        error={getErrorAt("address")}
        isReading={isReading}
        onAddress={choose.onAddress}
      />
      {connected ? (
        <div className="md:col-span-2">
          <h3 className="text-sm font-medium">{texts.signedIn}</h3>
          <p className="text-sm text-muted">{texts.signedInText}</p>
          <button type="button" className="button mt-2" onClick={() => choose.onConnected(connected)}>
            {texts.signedInShow}
          </button>
          <FieldError id="own-connected-fault" text={getErrorAt("connected")} />
        </div>
      ) : null}
    </section>
  );
}

function FieldError({ id, text }: { id: string; text: string | null }) {
  return text === null ? null : (
    <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-bad">
      {text}
    </p>
  );
}

/** Links a field to its hint and its error. */
const buildErrorProps = (id: string, error: string | null) =>
  error === null
    ? { "aria-describedby": `${id}-hint` }
    : { "aria-describedby": `${id}-fault ${id}-hint`, "aria-invalid": true };

interface FileProps {
  texts: VisitorCalendarTexts;
  error: string | null;
  onFile: (file: File) => void;
}

function FileChoice({ texts, error, onFile }: FileProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div>
      <span id="own-file-label" className="text-sm font-medium">
        {texts.file}
      </span>
      <label
        className="drop-zone mt-1"
        data-over={isOver ? "" : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="file" />
        <span id="own-file-choose" className="min-w-0">
          {texts.choose}
        </span>
        <input
          type="file"
          accept=".ics,.ical,text/calendar"
          className="sr-only"
          aria-labelledby="own-file-label own-file-choose"
          {...buildErrorProps("own-file", error)}
          onChange={({ target }) => {
            take(target.files);
            target.value = ""; // allows choosing the same file again
          }}
        />
      </label>
      <FieldError id="own-file-fault" text={error} />
      <p id="own-file-hint" className="mt-1.5 text-sm text-muted">
        {texts.fileHint}
      </p>
    </div>
  );
}

interface AddressProps {
  texts: VisitorCalendarTexts;
  error: string | null;
  isReading: boolean;
  onAddress: (address: string, keep: boolean) => void;
}

function AddressChoice({ texts, error, isReading, onAddress }: AddressProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    if (!isReading) onAddress(String(data.get("address")), data.has("keep"));
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <label htmlFor="own-address" className="text-sm font-medium">
        {texts.address}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id="own-address"
          name="address"
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          className="input min-w-0 flex-1"
          placeholder="https://"
          {...buildErrorProps("own-address", error)}
        />
        <button type="submit" className="button flex-none">
          {texts.show}
        </button>
      </div>
      <FieldError id="own-address-fault" text={error} />
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input type="checkbox" name="keep" className="size-5 flex-none" />
        {texts.remember}
      </label>
      <p id="own-address-hint" className="text-sm text-muted">
        {texts.addressHint}
      </p>
    </form>
  );
}
