import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Eliminados recentemente",
    emptyTitle: "Nada foi eliminado nos últimos 7 dias",
    emptyText: "O que é eliminado pode ser restaurado aqui durante 7 dias, com tudo o que lhe pertence.",
    restore: "Restaurar",
    restored: "{name} está de volta",
    restoredMany:
      "{count, plural, one {# entrada está de volta} many {# entradas estão de volta} other {# entradas estão de volta}}",
    namesLost: "Os endereços anteriores de {name} já levam a outro lugar: {names}",
    what: "O quê",
    name: "Nome",
    by: "Eliminado por",
    program: "Um programa",
    when: "Eliminado",
    until: "Pode ser restaurado até",
    deleteNamed: "Eliminar {name}?",
    deleteMany:
      "{count, plural, one {Eliminar # entrada?} many {Eliminar # entradas?} other {Eliminar # entradas?}}",
    revokeNamed: "Retirar o acesso: {name}?",
    revokeMany:
      "{count, plural, one {Retirar o acesso a # entrada?} many {Retirar o acesso a # entradas?} other {Retirar o acesso a # entradas?}}",
    disconnectNamed: "Desligar {name}?",
    disconnectCalendar:
      "As horas ocupadas deixam de ser lidas e não se escrevem mais reuniões nele. Para o ligar de novo, é preciso iniciar sessão outra vez.",
    disconnectVideo:
      "Deixam de ser criadas ligações com esta conta. Para a ligar de novo, é preciso iniciar sessão outra vez.",
    webhookText:
      "A partir deste momento nada mais é enviado para lá. O segredo e o registo das entregas são eliminados definitivamente.",
    roomText: "As próximas reuniões passam para outra sala livre. Uma sala não pode ser restaurada.",
    keyText: "Os programas que a usam são recusados a partir deste momento. Não é possível anular.",
    tokenText: "Os programas que o usam são recusados a partir deste momento. Não é possível anular.",
    grantText: "A aplicação é recusada a partir deste momento. Só a pessoa a pode voltar a permitir.",
    invitationText: "A ligação deixa de funcionar de imediato. Pode enviar outro convite.",
  },
} satisfies RemovalTexts;
