/** A pair of keys for tests alone, and the settings that keep the erased for a year. */
export const SEALING_KEY =
  'AGE-SECRET-KEY-1KYSYFXMJDVE9DL43KXNTYCKD73GXDQA6MZTP7NAP64JC5KUTZWZQJ5G46W';
export const SEALING_ENVIRONMENT = {
  RETAIN_ERASED_DAYS: '365',
  RETAIN_ERASED_RECIPIENT: 'age1mn2aftrmt33gj38zuu4xqwfrjws5kacl6apsa70n6yy9ns8hneds2vkgg3',
};
