/** Words about the pictures that a patient has sent in a call; `time` is when, such as "10:10 AM". */
export const SENT_PICTURES_TEXTS = {
  title: 'Pictures you sent',
  shown: 'Pictures from the call',
  alt: (time: string) => `Picture of ${time}`,
  open: (time: string) => `Open the picture of ${time} in a new tab`,
  remove: (time: string) => `Delete the picture of ${time}`,
  removing: 'Deleting...',
  question: 'Delete this picture?',
  lost: 'The dentist cannot see it any more. It cannot be brought back.',
  reading: 'Loading your pictures...',
  notRead: 'The pictures could not be loaded. They are kept.',
  tryAgain: 'Try again',
  notDeleted: 'The picture could not be deleted. Please try again.',
  keep: 'Keep it',
  gone: 'This picture was deleted.',
  none: 'There are no pictures.',
} as const;

export const PICTURE_DELETED = {
  title: 'Picture deleted',
  message: 'The dentist cannot see it any more.',
};
