const series = {
  heading: "반복 일정",
  place: "{count, number}회 중 {index, number}회",
  every: {
    day: "매일",
    week: "매주",
    two_weeks: "2주마다",
    four_weeks: "4주마다",
    month: "매월",
  },
  repeat: "이 일정 반복",
  rhythm: "반복 주기",
  times: "일정 횟수",
  once: "한 번",
  show: "날짜 보기",
  dates: "{count, plural, other {날짜 #개}}",
  zoneNote: "항상 {zone} 기준 같은 시각입니다.",
  monthNote: "해당 날짜가 없는 달에는 말일로 정해집니다.",
  lost: "{count, plural, other {날짜 #개가 비어 있지 않습니다. 다른 시간을 선택하거나 제외해 주세요.}}",
  lostMove:
    "{count, plural, other {일정 #개는 함께 변경할 수 없습니다. 다른 시간을 선택하거나 그대로 두세요.}}",
  taken: "비어 있지 않음",
  instead: "{date} 대신",
  leaveOut: "제외",
  stay: "{date} 그대로",
  which: "어느 일정인가요?",
  one: "이 일정만",
  following: "이 일정과 이후 모두 ({count, number})",
  others: "반복 일정의 모든 날짜",
  gone: "일부 날짜가 더 이상 비어 있지 않아 예약되지 않았습니다. 다시 확인해 주세요.",
};

export default series;
