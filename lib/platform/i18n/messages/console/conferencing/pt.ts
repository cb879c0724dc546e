import type { Messages } from "../../messages";

const pt: Messages["console"]["conferencing"] = {
  kind: "Tipo",
  whoCalls: "Quem liga",
  host: "Liga você",
  booker: "Ligam-lhe",
  number: "O seu número",
  url: "Endereço da ligação",
  title: "Reuniões por vídeo",
  text: "As ligações do Google Meet e do Microsoft Teams vêm com o seu calendário. As do Zoom são criadas com a sua conta.",
  connect: "Associar o Zoom",
  again: "Associar de novo",
  broken: "Esta conta já não pode ser usada.",
  disconnect: "Desassociar",
  join: "Participar",
  kinds: {
    place: "Um lugar, por palavras suas",
    phone: "Telefone",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Uma ligação própria",
  },
  missing: {
    setting: "Esta instalação não está preparada para isso.",
    account: "Associe a sua conta em Calendários; até lá as marcações não têm ligação.",
    calendar:
      "Vem com o calendário em que as reuniões são escritas, que é outro; até lá as marcações não têm ligação.",
    access: "A conta ou o calendário tem de ser associado de novo; até lá as marcações não têm ligação.",
  },
  link: {
    follows: "A ligação virá a seguir",
    failed: "Não foi possível criar uma ligação",
    again: "Tentar de novo",
    asked: "O serviço é contactado de novo. Os convidados serão avisados quando houver uma ligação.",
    why: {
      no_account: "Nenhuma conta associada a cria: associe-a em “Calendários”.",
      no_calendar:
        "O calendário em que esta reunião é escrita não cria nenhuma: escolha outro em “Calendários”.",
      access: "A conta já não pode ser usada: volte a associá-la em “Calendários”.",
      refused: "O serviço recusou-se a criá-la.",
      unanswered: "O serviço não respondeu.",
    },
  },
  attention: {
    ownAccount: "A sua conta de vídeo {account} tem de ser associada de novo",
    account: "A conta de vídeo {account} de {name} tem de ser associada de novo",
    ownMeeting: "«{title}» não tem ligação",
    meeting: "«{title}» de {name} não tem ligação",
    ownPromise: "{page} promete {kind}, mas não é possível criar uma ligação",
    promise: "{page} de {name} promete {kind}, mas não é possível criar uma ligação",
  },
  invite: "Assim a reunião fica também nos calendários deles. A Google e a Microsoft enviam-lhes o convite.",
};

export default pt;
