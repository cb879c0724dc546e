import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Calendari dell’azienda",
    intro:
      "Collega i calendari di tutte le persone con un solo account della tua azienda. Nessun altro deve fare nulla; chi arriva dopo viene collegato anche.",
    open: "Per tutta l’azienda…",
    emptyTitle: "Ancora nulla di collegato",
    emptyText: "Fino ad allora ognuno collega il proprio calendario.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Un account di servizio con delega a livello di dominio per gli ambiti calendar.events e calendar.calendarlist.readonly. Incolla la sua chiave JSON.",
      office365:
        "Un’applicazione del tuo tenant con l’autorizzazione applicazione Calendars.ReadWrite, approvata da un amministratore.",
      exchange: "Un account con il ruolo ApplicationImpersonation.",
    },
    key: "Chiave JSON dell’account di servizio",
    tenant: "Tenant (id o dominio)",
    clientId: "Id applicazione (client)",
    clientSecret: "Segreto client",
    domains: "Domini",
    domainsHint: "Uno per riga. Chi ha un indirizzo in uno di essi viene collegato.",
    tryWith: "Prova con questo indirizzo",
    tryWithHint: "Vuoto: con qualcuno dell’organizzazione.",
    unconfirmedSwitch: "Anche chi non ha confermato il proprio indirizzo",
    unconfirmedHint:
      "Solo se nessuno può darsi un indirizzo: chi ne ha uno vede quando il proprietario è occupato.",
    connected:
      "{count, plural, one {# calendario è collegato} many {# calendari sono collegati} other {# calendari sono collegati}}",
    left: "{count, plural, one {# persona l’ha scollegato} many {# persone l’hanno scollegato} other {# persone l’hanno scollegato}}",
    unconfirmed:
      "{count, plural, one {# persona non ha ancora confermato l’indirizzo} many {# persone non hanno ancora confermato l’indirizzo} other {# persone non hanno ancora confermato l’indirizzo}}",
    failed:
      "{count, plural, one {# calendario non può essere letto} many {# calendari non possono essere letti} other {# calendari non possono essere letti}}",
    failedHint: "Si riprova ogni ora.",
    since: "Dal {date}",
    end: "Termina il collegamento",
    endText:
      "{count, plural, one {# calendario viene scollegato} many {# calendari vengono scollegati} other {# calendari vengono scollegati}}, e gli incontri non vi vengono più scritti.",
  },
} satisfies CompanyCalendarTexts;
