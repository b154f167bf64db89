-- Devices that get the numbers of the day as notifications: each is a subscription at the push service of its browser.
create table push_devices (
  user_id uuid not null,
  -- The SHA-256 of the endpoint, in base64url.
  device_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- The local day of the last message. A day is queued once for each device, in the statement that claims the day of the person.
  last_day date,
  -- When the message of that day is to be sent; null: it was handed over, or there is none.
  due_at timestamptz,
  tries integer not null default 0,
  primary key (user_id, device_id)
);
create index push_devices_waiting on push_devices (due_at) where due_at is not null;
create index push_devices_by_device on push_devices (device_id);
