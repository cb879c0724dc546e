const series = {
  heading: "系列",
  place: "第 {index, number} 次，共 {count, number} 次",
  every: {
    day: "每天",
    week: "每周",
    two_weeks: "每两周",
    four_weeks: "每四周",
    month: "每月",
  },
  repeat: "重复此会议",
  rhythm: "频率",
  times: "会议次数",
  once: "一次",
  show: "显示日期",
  dates: "{count, plural, other {# 个日期}}",
  zoneNote: "始终为 {zone} 的同一时间。",
  monthNote: "如果当月没有这一天，则为当月最后一天。",
  lost: "{count, plural, =1 {有一个日期没有空。请选择其他时间，或跳过。} other {有 # 个日期没有空。请分别选择其他时间，或跳过。}}",
  lostMove:
    "{count, plural, =1 {有一场会议无法一起更改。请选择其他时间，或保持不变。} other {有 # 场会议无法一起更改。请分别选择其他时间，或保持不变。}}",
  taken: "没有空",
  instead: "替代 {date}",
  leaveOut: "跳过",
  stay: "保持 {date}",
  which: "哪些会议？",
  one: "仅此会议",
  following: "此会议及之后所有会议（{count, number}）",
  others: "系列中的所有日期",
  gone: "部分日期已没有空，未进行任何预约。请重新查看。",
};

export default series;
